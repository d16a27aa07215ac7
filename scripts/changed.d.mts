/** Machines of the areas of these files, as ids; none for files that no model depends on. */
export function machinesOfFiles(files: readonly string[]): string[];
/** Ids of all machines. */
export function allMachines(): string[];
