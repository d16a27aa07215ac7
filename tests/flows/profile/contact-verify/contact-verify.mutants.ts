import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'contact form stays open when its contact is verified elsewhere',
    class: 'wiring',
    file: 'src/features/profile/profile.implementations.ts',
    from: "if (!canBeVerified) sendBack({ type: 'contact.obsolete' });",
    to: 'void canBeVerified;',
    walk: ['contact-verify'],
  },
];
