interface Recommender {
  /** `is_friend` of the bonus setting check. */
  isFriend: boolean;
  /** Code of the apply check; '100' if the member may apply. */
  applyCode: string;
  /** The site's `recommendForAll`. */
  isForAll: boolean;
}

/** Whether a member recommends friends; one who may become an agent recruits as an agent instead. */
export const canRecommend = ({ isFriend, applyCode, isForAll }: Recommender): boolean =>
  isFriend && (isForAll || applyCode === '101' || applyCode === '104');
