import type {useHistory} from '@docusaurus/router';
import {BrowserRouter as Router} from 'react-router-dom';

export {HashRouter} from 'react-router-dom';

/**
 * Router whose history gets no second entry for the page that it is at. A link compares its target
 * with the page that is shown, which is the old one until the new one has loaded: the second click of
 * a double click would leave an entry that the reader has to go back through.
 */
export class BrowserRouter extends Router {
  declare readonly history: ReturnType<typeof useHistory>;

  constructor(props: ConstructorParameters<typeof Router>[0]) {
    super(props);
    const {push, replace} = this.history;
    this.history.push = (target: Parameters<typeof push>[0]) => {
      const isHere =
        typeof target === 'string' &&
        new URL(target, window.location.href).href === window.location.href;
      (isHere ? replace : push)(target);
    };
  }
}
