import { type ComponentType, lazy } from 'react';
import { learnAlso } from '../i18n/i18n.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** What comes with the words of modals. */
export const worded = <P>(load: Load<P>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), learnAlso('modals')]);
    return part;
  });
