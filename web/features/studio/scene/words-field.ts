/** The id of the field with a scene's words. */
export const wordsFieldId = (sceneId: string): string => `words-${sceneId}`;

/**
 * The field itself. Its cursor marks where to split the scene, and it gets the focus when a scene next to it
 * is deleted.
 */
export const wordsFieldOf = (sceneId: string): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(wordsFieldId(sceneId));
  return field instanceof HTMLTextAreaElement ? field : undefined;
};
