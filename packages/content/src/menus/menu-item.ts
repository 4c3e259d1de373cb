import type { IconName } from '../icon-name.ts';
import { camelCase } from '../internal/message-keys.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { SampleId } from '../samples/claimed-paths.ts';
import type { MenuItem, MenuTarget } from './menu.ts';

export const toPage = (path: string): MenuTarget => ({ kind: 'site', path });

/** An item with a description and a preview. Its message keys are its id in camel case. */
export function menuItem(
  id: string,
  icon: IconName,
  target: MenuTarget,
  sampleId: SampleId,
): MenuItem {
  const key = (name: string) => `menus:${camelCase(id)}.${name}` as MessageKey<'menus'>;
  return {
    id,
    name: key('name'),
    line: key('line'),
    icon,
    target,
    isHidden: false,
    preview: { sampleId, text: key('preview') },
  };
}
