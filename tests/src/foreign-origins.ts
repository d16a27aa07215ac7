import fc from 'fast-check';

/** Origins that are not this https one, those that look like it among them. */
export const foreignTo = (origin: string) =>
  fc
    .oneof(
      fc.webUrl().map((url) => new URL(url).origin),
      fc.constantFrom(
        '',
        'null',
        `${origin}/`,
        `${origin}.evil.example`,
        origin.replace('https:', 'http:'),
        `${origin}:8443`,
      ),
    )
    .filter((from) => from !== origin);
