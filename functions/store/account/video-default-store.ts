import type { VideoDefaults } from '#functions/domain/video/ports.ts';
import type { Table } from '#functions/store/table/table.ts';
import { saveProfileChoice } from './profile-choice.ts';

export const videoDefaultStore = (table: Table): VideoDefaults => ({
  saveAiLine: (userId, wanted) => saveProfileChoice(table, userId, 'aiLine', wanted),
  saveLook: (userId, look) => saveProfileChoice(table, userId, 'look', look),
});
