import { useCallback, useEffect, useState } from 'react';

const AWAKE_MILLISECONDS = 2600;

/** True for a moment after a pointer move, key press or tap. */
export const useAwake = () => {
  const [at, setAt] = useState(1);
  const wake = useCallback(() => setAt(performance.now()), []);
  const toggleAwake = useCallback(() => setAt((last) => (last === 0 ? performance.now() : 0)), []);
  useEffect(() => {
    if (at === 0) return undefined;
    const timer = setTimeout(() => setAt(0), AWAKE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [at]);
  return { isAwake: at !== 0, wake, toggleAwake };
};
