import { ADVENTURE } from './english-adventure.ts';
import { GENERAL } from './english-general.ts';
import { HISTORY } from './english-history.ts';
import { MYSTERY } from './english-mystery.ts';
import { SCIENCE } from './english-science.ts';
import { TECHNOLOGY } from './english-technology.ts';

export const ENGLISH = [...GENERAL, ...HISTORY, ...SCIENCE, ...TECHNOLOGY, ...ADVENTURE, ...MYSTERY];
