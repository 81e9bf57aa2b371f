/**
 * ColorModeToggle: wrapped. Says the new mode after a press: the label of a focused button changes
 * without a word in most screen readers. Stores the choice of the system as `system`; upstream keeps
 * no sign of it.
 * Upstream: @docusaurus/theme-classic.
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import {type ReactNode, useState} from 'react';

export default function ColorModeToggleWithStatus({onChange, ...props}: Props): ReactNode {
  const [status, setStatus] = useState('');
  const handleChange: Props['onChange'] = (mode) => {
    setStatus(mode === null ? 'Colors follow your system' : `Colors are ${mode}`);
    onChange(mode);
    if (mode === null) createStorageSlot('theme').set('system');
  };
  return (
    <>
      <ColorModeToggle {...props} onChange={handleChange} />
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </>
  );
}
