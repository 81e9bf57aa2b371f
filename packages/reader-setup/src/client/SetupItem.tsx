import {useLocation} from '@docusaurus/router';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {readSetup} from '../storage';
import type {PanelProps} from './SetupPanel';

/** Buttons are smaller than links. The menu is made in the browser, where a policy allows styles. */
const menuStyle = {
  width: '100%',
  padding: 'var(--ifm-menu-link-padding-vertical) var(--ifm-menu-link-padding-horizontal)',
  font: 'inherit',
};

/** What only a reader with a choice loads. */
const load = () => import('./chosen');

/**
 * The item of the navbar that opens the panel, and shows each page with what the reader has chosen. The
 * item of the small menu only opens the panel: the other one is on every page, shown or not.
 */
export default function SetupItem({mobile = false}: {readonly mobile?: boolean}): ReactNode {
  const latest = useLatestVersion(undefined).name;
  const version = useActiveVersion(undefined)?.name ?? latest;
  const {pathname} = useLocation();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (mobile || !readSetup()) return;
    load().then(
      ({showSetup}) => showSetup(version),
      () => setMissing(true),
    );
  }, [mobile, pathname, version]);

  const open = (): void => {
    setMissing(false);
    load().then(
      ({SetupPanel}) => setPanel(() => SetupPanel),
      () => setMissing(true),
    );
  };
  const button = (
    <button
      type="button"
      {...(mobile
        ? {className: 'menu__link clean-btn', style: menuStyle}
        : {className: 'navbar__item navbar__link clean-btn'})}
      aria-haspopup="dialog"
      data-needs-script=""
      onClick={open}>
      {isMissing ? 'Setup is missing: try again' : 'Your setup'}
    </button>
  );
  const panel = Panel && <Panel version={version} onClose={() => setPanel(undefined)} />;
  return mobile ? (
    <li className="menu__list-item">
      {button}
      {panel}
    </li>
  ) : (
    <>
      {button}
      {panel}
    </>
  );
}
