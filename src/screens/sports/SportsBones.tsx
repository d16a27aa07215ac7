import { Bone } from '../../ui/Bone.tsx';
import css from './Sports.module.css';

/** The place of a page whose height nobody knows yet. */
export const SportsBones = () => <Bone className={css.place} />;
