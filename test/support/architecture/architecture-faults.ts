import {
  circleFaults,
  entryFaults,
  type Facts,
  type Fault,
  folderFaults,
  lengthFaults,
  missingEntryFaults,
  packageFaults,
  roomFaults,
  untestedFaults,
  useFaults,
  workflowFaults,
} from './rules.ts';
import { readModules, type SourceFile } from './source.ts';

/**
 * Checks a real or made-up source tree against the rules of the repository. Paths are relative to the root; files
 * other than code, such as the workflow, matter only if a rule reads them.
 */
export const architectureFaults = (files: readonly SourceFile[], facts: Facts): Record<string, Fault[]> => {
  const modules = readModules(files);
  return {
    rooms: modules.flatMap(roomFaults),
    packages: modules.flatMap(packageFaults),
    circles: circleFaults(modules),
    uses: modules.flatMap(useFaults),
    entries: entryFaults(modules),
    'missing entries': missingEntryFaults(files, facts),
    workflow: workflowFaults(files, facts),
    'untested routes': untestedFaults(files, facts),
    folders: folderFaults(modules),
    length: modules.flatMap(lengthFaults),
  };
};

/** Formats a fault as one line of text. */
export const sentenceOf = ({ file, what, why }: Fault): string => `${file} ${what}: ${why}`;
