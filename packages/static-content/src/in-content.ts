import {createContext, useContext} from 'react';

/** Whether the server writes the content of a page, which no React will take over in the browser. */
export const InContent = createContext(false);

/** Whether a component is a part of such content: only custom elements can make it work then. */
export function useIsInContent(): boolean {
  return useContext(InContent);
}
