'use client';
import { styled } from 'styled-components';
import { Popup } from '../dialog/Dialog.styles.js';
import { DialogFrame } from '../dialog/DialogFrame.js';
import type { DialogProps } from '../dialog/index.js';
import { media } from '../theme/index.js';

export interface DrawerProps extends Omit<DialogProps, 'fullScreen'> {
  /**
   * The edge of the window that the drawer is attached to; `start` and `end` follow the text direction.
   *
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /**
   * Width at `start` and `end`, if the window has room: 320, 440 or 640 px. At the bottom the content decides the
   * height.
   *
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
}

/**
 * A dialog at an edge of the window, for something to view or change alongside the page: filters, details of a row.
 * Everything else is as in `Dialog`: `open`, `openDialog(id)`, the focus, `form` and `onConfirm`.
 */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  const props = { ...rest, 'data-side': side };
  return <DialogFrame {...props} kind="drawer" fullScreen={false} sheet={Sheet} />;
}

const Sheet = styled(Popup)`
  @layer waypage {
    && {
      --_reach: 440px;

      inset-block: 0;
      inset-inline: auto 0;
      inline-size: min(var(--_reach), 100% - 32px);
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      border-radius: 0;
    }
    &&[data-size='s'] {
      --_reach: 320px;
    }
    &&[data-size='l'] {
      --_reach: 640px;
    }
    &&[data-side='start'] {
      inset-inline: 0 auto;
    }
    &&[data-side='bottom'] {
      inset-block: auto 0;
      inset-inline: 0;
      inline-size: 100%;
      block-size: fit-content;
      max-block-size: calc(100dvh - 48px);
    }
    &&:is([data-starting-style], [data-ending-style]) {
      @media not ${media.reducedMotion} {
        opacity: 1;
        transform: translateX(100%);
        &:is([data-side='start'], :dir(rtl)) {
          transform: translateX(-100%);
        }
        &[data-side='start']:dir(rtl) {
          transform: translateX(100%);
        }
        &[data-side='bottom'] {
          transform: translateY(100%);
        }
      }
    }
    @media print {
      &&[data-side] {
        position: static;
        inline-size: auto;
        block-size: auto;
        max-block-size: none;
      }
    }
  }
`;
