import type { IconName } from '../icon-name.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { SampleId } from '../samples/claimed-paths.ts';
import type { SolutionId } from '../solutions/solution-ids.ts';
import { camelCase } from '../internal/message-keys.ts';

/**
 * Target of a menu item: a path of the site without a language prefix, or a URL that the API client's links build from
 * the hosts of the deployment.
 */
export type MenuTarget =
  | { readonly kind: 'site'; readonly path: string }
  | {
      readonly kind: 'external';
      /** Method of `Links`. `newShortUrl` is `newPage` with the type `short-url`. */
      readonly link: 'builder' | 'newShortUrl' | 'studio' | 'templates';
    };

/** An item of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly name: MessageKey<'menus'>;
  /** One-line description below the name. */
  readonly line?: MessageKey<'menus'> | undefined;
  readonly icon: IconName;
  readonly target: MenuTarget;
  /** Whether it is hidden unless `solutionVisibility.json` shows it. */
  readonly isHidden: boolean;
  /** The solution whose visibility applies to the item. */
  readonly solutionId?: SolutionId | undefined;
  /** Content of the side panel for this item, on wide screens. */
  readonly preview?: MenuPreview | undefined;
}

/** The side panel of a menu: a sample and two lines of text. */
export interface MenuPreview {
  readonly sampleId: SampleId;
  readonly text: MessageKey<'menus'>;
}

/** A titled list of items. */
export interface MenuGroup {
  readonly id: string;
  readonly name: MessageKey<'menus'>;
  readonly items: readonly MenuItem[];
}

/** A mega-menu of the header. */
export interface Menu {
  readonly id: 'tools' | 'templates';
  readonly name: MessageKey<'menus'>;
  readonly groups: readonly MenuGroup[];
  /** The row below the groups. */
  readonly base?: MenuGroup | undefined;
}

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
