import type { ExportStarter } from '#functions/domain/export/ports.ts';
import { executionStarter } from './start-execution.ts';

/** Starts executions named after their export, so that one export is never packed twice at once. */
export const stepFunctionsExporter = (stateMachineArn: string): ExportStarter => {
  const start = executionStarter(stateMachineArn);
  return { start: ({ id, ownerId }) => start(id, { userId: ownerId, exportId: id }) };
};
