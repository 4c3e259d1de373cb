import type { IconName } from '../icon-name.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { SampleId } from '../samples/claimed-paths.ts';
import type { SolutionId } from '../solutions/solution-ids.ts';

/**
 * Where a menu item leads: a page of the site, without a language, or a URL that the API client's
 * links make from the hosts of the deployment.
 */
export type MenuTarget =
  | { readonly kind: 'site'; readonly path: string }
  | {
      readonly kind: 'external';
      /** `newShortUrl` is the new page of the type `short-url`; the others are the links of that name. */
      readonly link: 'builder' | 'newShortUrl' | 'studio' | 'templates';
    };

/** An entry of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly name: MessageKey<'menus'>;
  /** One line below the name. */
  readonly line?: MessageKey<'menus'> | undefined;
  readonly icon: IconName;
  readonly target: MenuTarget;
  /** Whether it is omitted unless `solutionVisibility.json` says otherwise. */
  readonly isHidden: boolean;
  /** The solution whose visibility decides, where there is one. */
  readonly solutionId?: SolutionId | undefined;
  /** What the side panel shows for it on wide screens. */
  readonly preview?: MenuPreview | undefined;
}

/** The side panel of a menu: a sample and two lines. */
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
