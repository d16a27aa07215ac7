import { filtered, type SearchChange } from './record-search.ts';

export interface RecordFilter {
  /** Its name in the URL. */
  id: string;
  label: string;
  value: string | undefined;
  /** Without the one for all. */
  options: readonly { id: string; label: string }[];
  /** One of the options always holds: there is none for all. */
  isRequired?: boolean;
}

/** The change that an option, or '' for all, makes. */
export const filterChange = (id: string, value: string): SearchChange =>
  filtered({ [id]: value || undefined });
