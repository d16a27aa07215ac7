export const specNames: Record<string, readonly string[]>;
export const generalSpecs: readonly string[];
export function isSpecOf(name: string, file: string): boolean;
