'use client';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { warnMissing } from '../internal/warn.js';
import { Notice, NoticeStack, type NoticeStackProps } from '../notice/index.js';
import { mixins, typography, vars } from '../theme/index.js';
import { dismissNotice, getNotices, subscribe, type StoredNotice } from './notice-store.js';

export interface NoticesProps extends Omit<NoticeStackProps, 'children'> {
  /** Accessible name of the close button of each notice. */
  closeLabel: string;
}

const noNotices: readonly StoredNotice[] = [];

/** Shows the notices of `notify`. Render it once, from the start, next to the application. */
export function Notices({ closeLabel, ...rest }: NoticesProps) {
  warnMissing('Notices', { closeLabel });
  const notices = useSyncExternalStore(subscribe, getNotices, () => noNotices);
  return (
    <NoticeStack {...rest}>
      {notices.map(({ id, action, ...notice }) => {
        const close = () => dismissNotice(id);
        return (
          <Notice
            key={id}
            {...notice}
            closeLabel={closeLabel}
            onClose={close}
            action={
              action && (
                <Action
                  type="button"
                  onClick={() => {
                    close();
                    action.onClick();
                  }}
                >
                  {action.label}
                </Action>
              )
            }
          />
        );
      })}
    </NoticeStack>
  );
}

const Action = styled.button`
  @layer waypage {
    ${mixins.buttonReset}
    flex: none;
    min-block-size: 44px;
    padding-inline: ${vars.space[3]};
    ${typography.control}
    text-decoration: underline;
    text-underline-offset: 4px;
    color: inherit;
    ${fragments.focusRingInside}
  }
`;
