import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { LazyComponent } from '#src/ui/lazy-component.ts';
import type { MemberPageKey } from '#src/windows/areas.ts';

/** A page of the member centre. */
export interface MemberPageEntry {
  key: MemberPageKey;
  label: MessageDescriptor;
  icon: ComponentType;
  /** Its heading in the directory; entries of a group stand together. */
  group: 'account' | 'information' | 'funds' | 'records' | 'recommend' | 'limits';
  /** What the member needs besides a session. */
  guard?: 'bankVerification' | 'recommend';
  View: LazyComponent<object>;
}

/** A part of the directory of pages; one without a label has no heading. */
export interface MemberPageGroup {
  id: string;
  label: MessageDescriptor | null;
  pages: readonly MemberPageEntry[];
}
