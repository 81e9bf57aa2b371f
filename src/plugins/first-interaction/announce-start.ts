import {startedAttribute, startedEvent} from './names';

/**
 * Says that the application answers to the reader; an effect of a component. It waits for the effects
 * of all others, which read what the reader has chosen before.
 * @returns what takes it back, until it is said
 */
export function announceStart(): () => void {
  const timer = setTimeout(() => {
    document.documentElement.setAttribute(startedAttribute, '');
    document.dispatchEvent(new Event(startedEvent));
  });
  return () => clearTimeout(timer);
}
