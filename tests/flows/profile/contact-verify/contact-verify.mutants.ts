import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'contact form stays open when its contact is verified elsewhere',
    class: 'wiring',
    file: 'src/features/profile/use-profile-actors.ts',
    from: "snapshot.matches({ open: 'editing' }) || snapshot.matches('verified')",
    to: "snapshot.matches('verified')",
    walk: ['contact-verify'],
  },
];
