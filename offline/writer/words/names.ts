import { setOf } from './list.ts';

/** First names that a prompt may use alone; only the pronoun depends on them. */
export const FEMALE_NAMES =
  setOf(`cleopatra marie ada amelia anna emma elena sofia sophia maria mary jane alice clara rosa ruth
  eva eve nora maya mia luna lily lucy elara aria ella olivia charlotte emily grace hannah julia kate laura leila lena lisa
  margaret nina rachel sarah sara stella victoria zoe joan rosalind hedy hypatia florence harriet frida catherine elizabeth anne
  agatha diana helen isabella nefertiti hatshepsut boudica mulan sakura yuki aisha fatima priya ingrid freya astrid coco josephine`);
export const MALE_NAMES =
  setOf(`nikola albert isaac leonardo julius napoleon alexander marco galileo charles thomas alan john
  james jack max tom tim sam ben leo oliver harry henry george william robert david daniel peter paul michael mark luke adam
  arthur edgar edward ernest frank fred gustav hans hugo ivan jacob joe jonas kai karl liam louis lucas martin matteo noah omar
  oscar oskar otto pablo philip ramses ravi richard simon socrates stephen steve theo tutankhamun victor vincent walter wolfgang
  ludwig johann genghis attila spartacus hannibal caesar einstein tesla newton darwin shakespeare mozart beethoven houdini elon
  neil buzz yuri ernesto diego carlos jose miguel pedro juan luis ali hassan ahmed kenji hiroshi elias felix emil finn lars`);
