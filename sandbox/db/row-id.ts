/** The ID of a row that a request names; one that no row has if it is not a whole number. */
export const rowIdIn = (given: string | number): number => {
  const value = Number(given);
  return Number.isSafeInteger(value) ? value : -1;
};
