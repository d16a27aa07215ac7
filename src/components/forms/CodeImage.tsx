import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { captcha, captchaTypes } from '#contract/endpoints/session/sign-in.ts';
import type { SolvedImage } from '#machines/session/verification-code.machine.ts';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { CaptchaField } from './CaptchaImage.tsx';
import { fieldErrors } from './field-messages.ts';

export type TakeImage = () => { image?: SolvedImage } | null;

/** An image for one request; `round` makes the next one. Its code is used once. */
const imageQuery = (id: string, round: number) =>
  queryOptions({
    queryKey: ['codeImage', id, round],
    queryFn: ({ signal }) =>
      callOrThrow(captcha, { type: captchaTypes.register, site_id: currentSiteId() }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

interface Props {
  /** Distinguishes the images of several forms. */
  id: string;
  /** The operator has refused the last code. */
  isRefused: boolean;
  /** The image is needed no longer, or not yet. */
  isHidden: boolean;
  children: (take: TakeImage) => React.ReactNode;
}

/** The image that the operator wants read before it sends a code. `children` take what was typed, once; null if nothing was. */
export function CodeImage({ id, isRefused, isHidden, children }: Props) {
  const { t, i18n } = useLingui();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { data, isFetching, refetch } = useQuery({ ...imageQuery(id, round), enabled: !isHidden });
  const renew = () => {
    setAnswer('');
    if (data) setRound(round + 1);
    else void refetch();
  };
  const take: TakeImage = () => {
    const typed = answer.trim();
    setMissing(!typed || !data);
    if (!typed || !data) return null;
    renew();
    return { image: { captcha_token: data.token, answer: typed } };
  };
  const problem = isMissing ? fieldErrors.captcha : null;
  const refused = isRefused && answer === '' ? t`The code does not match. Enter the new one.` : null;
  const note = problem ? i18n._(problem) : refused;
  return (
    <>
      {!isHidden && (
        <CaptchaField
          label={<Trans>Code in the image, for the message</Trans>}
          image={data?.captcha}
          imageLabel={t`Image of a code with letters and digits`}
          refreshLabel={t`Show a new image`}
          loading={isFetching}
          placeholder={data?.placeholder || undefined}
          onRefresh={renew}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          {...(note && { state: 'invalid', note })}
        />
      )}
      {children(take)}
    </>
  );
}
