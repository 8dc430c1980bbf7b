import { useReducer } from 'react';

/**
 * Calls `onChange` and then renders the field once more. A browser changes a field before anyone agrees, and Preact
 * leaves it so until the next render: without one, a change that was refused or corrected would stay on screen.
 */
export const useControlled = <V>(onChange: (value: V) => void): ((value: V) => void) => {
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  return (value) => {
    onChange(value);
    render();
  };
};
