/** The id of the field with a scene's words. */
export const wordsFieldId = (sceneId: string): string => `words-${sceneId}`;

/** That field on the page. Its cursor marks where to split a scene. It gets a deleted scene's focus. */
export const wordsFieldOf = (sceneId: string): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(wordsFieldId(sceneId));
  return field instanceof HTMLTextAreaElement ? field : undefined;
};
