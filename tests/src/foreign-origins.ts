import fc from 'fast-check';

/** Origins other than this https origin, including similar ones. */
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
