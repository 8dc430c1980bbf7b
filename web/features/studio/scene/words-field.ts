/** The id of the field with a scene's words. */
export const wordsFieldId = (sceneId: string): string => `words-${sceneId}`;

/** That field on the page: its cursor says where to split a scene, and it takes the focus from a deleted scene. */
export const wordsFieldOf = (sceneId: string): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(wordsFieldId(sceneId));
  return field instanceof HTMLTextAreaElement ? field : undefined;
};
