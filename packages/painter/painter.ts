export { focusOf, paintPicture, readPrompt } from './paint-picture.ts';
export { MOODS, SHOTS } from './style.ts';
export { recognise } from './words/recognise.ts';
