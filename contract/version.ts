/**
 * Version of the contract: calls, events and site config. A change that a back end must follow moves the first number, an
 * addition the second one; `docs/contract/CHANGELOG.md` says what each version changed.
 */
export const contractVersion = '1.7.0';
