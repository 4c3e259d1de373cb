import { vars } from '@waypage/ui/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { Globals } from './globals.ts';

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  border: 1px solid ${vars.color.lineSoft};
`;

interface StoryFrameProps extends Omit<ComponentPropsWithRef<'iframe'>, 'height'> {
  readonly id: string;
  /** The `args` parameter of its URL. */
  readonly args?: string;
  /** Globals that override the toolbar. */
  readonly globals: Partial<Globals>;
  readonly height?: string | undefined;
}

export function StoryFrame({ id, args = '', globals, height = '400px', ...rest }: StoryFrameProps) {
  return (
    <Frame
      {...rest}
      src={`iframe.html?viewMode=story&id=${id}&args=${encodeURIComponent(args)}`}
      data-globals={JSON.stringify(globals)}
      loading="lazy"
      style={{ blockSize: height }}
    />
  );
}
