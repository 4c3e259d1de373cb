import { media, typography } from '@waypage/ui/theme';
import { css, styled } from 'styled-components';
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';

/**
 * Root of a sample page, in the customer's colors: `--_ground`, `--_ink`, `--_action` and `--_action-ink` where an
 * action is not in these two, and `--_focus` where a focus ring in the ink color would not be visible. 360 × 740 px in a
 * phone; as a standalone page a column of at most 480 px with `--_gutter` on both sides, whose background fills the
 * window. Sample pages look the same in both themes, so they use no interface color (docs/design.md, section 7, "Sample
 * pages").
 */
export const Page = styled.div`
  --_action: var(--_ink);
  --_action-ink: var(--_ground);
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  min-block-size: 740px;
  padding-inline: calc(max(0px, 50% - 240px) + var(--_gutter, 0px));
  ${typography.body}
  font-size: calc(15px / var(--_text-zoom, 1));
  line-height: 1.35;
  color: var(--_ink);
  background: var(--_ground);
  text-align: start;
  overflow-wrap: break-word;
  /* Like an image, it keeps its colors. */
  forced-color-adjust: none;

  & :focus-visible {
    outline: 3px solid var(--_focus, var(--_ink));
    outline-offset: 3px;
  }
`;

export const Action = styled.a`
  display: flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  min-block-size: 52px;
  padding: 6px 16px;
  border-end-end-radius: var(--_corner, 16px);
  font-weight: 650;
  font-size: calc(16px / var(--_text-zoom, 1));
  color: var(--_action-ink);
  background: var(--_action);
  text-align: center;
  text-decoration: none;

  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const column = css`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** The content below an image at the top, with `--_body` as its padding. */
export const Body = styled.div`
  ${column}
  padding: var(--_body);
`;

/** An image of a sample page, decorative unless it has an `alt`. */
export function PageImage({ alt = '', ...rest }: ComponentPropsWithRef<'img'>) {
  return <img alt={alt} decoding="async" {...rest} />;
}

export const WideImage = styled(PageImage)`
  flex: none;
  inline-size: 100%;
  block-size: auto;
`;

export const underlineOnHover = css`
  @media ${media.hover} {
    a:hover {
      text-decoration: underline;
    }
  }
`;

export const needsScripts = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** The `progress` inside, in two colors. */
export const progressBar = (track: string, value: string) => css`
  progress {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 4px;
    border: 0;
    background: ${track};
  }

  ::-webkit-progress-bar {
    background: ${track};
  }

  ::-webkit-progress-value {
    background: ${value};
  }

  ::-moz-progress-bar {
    background: ${value};
  }
`;

/** An action that is not a link. Hidden without scripts, where it would do nothing. */
export const ActionButton = styled(Action)`
  appearance: none;
  inline-size: 100%;
  border: 0;
  cursor: pointer;

  @media (scripting: none) {
    &[data-live] {
      display: none;
    }
  }
`;

/** An action with a second text at its end, like a number. */
export const CallAction = styled(Action)`
  flex-wrap: wrap;
  gap: 0 10px;
  justify-content: start;
  min-block-size: 58px;
  padding-inline: 18px;
  font-size: 17px;

  & > span {
    margin-inline-start: auto;
    font-weight: 450;
    font-size: 15px;
  }
`;

/** For a second action. */
export const outlined = css`
  min-block-size: 48px;
  border: 2px solid;
  color: var(--_ink);
  background: none;
`;

/** At the bottom of a page, even when the content above is short. */
export const footAction = css`
  min-block-size: 54px;
  margin-block-start: auto;
  font-size: calc(17px / var(--_text-zoom, 1));
`;

export const FootAction = styled(Action)`
  ${footAction}
`;

export const Facts = styled.dl`
  & > div {
    display: flex;
    gap: 12px;
    padding-block: 8px;
    border-block-end: 1px solid var(--_rule);
  }

  dd {
    min-inline-size: 0;
  }

  /* Makes the whole row clickable. */
  a {
    display: block;
    margin-block: -8px;
    padding-block: 8px;
    text-decoration: none;
  }

  ${underlineOnHover}
`;

/** A row of a description list. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const Specifications = styled(Facts)`
  & > div {
    justify-content: space-between;
  }

  dd {
    font-weight: 650;
    text-align: end;
  }
`;

interface TitleFont {
  /** Font size. @default the font comes from `className` */
  readonly size?: string;
  readonly lineHeight?: number;
  /** Font size of translations, whose words are longer. @default `size` */
  readonly longSize?: string;
  readonly tracking?: string;
  /** Space above and below. @default '0' */
  readonly margin?: string;
  /** Maximum width. @default 'none' */
  readonly width?: string;
  /** Whether its lines are about as long as each other. @default false: they are as long as possible */
  readonly isBalanced?: boolean;
}

interface TitleProps extends TitleFont {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Title of a sample page: an `h1` when the page is standalone. */
export function PageTitle({ className, children, ...font }: TitleProps) {
  return (
    <Root as={use(StandaloneContext) ? 'h1' : 'div'} className={className} $font={font}>
      {children}
    </Root>
  );
}

/** A type style of the kit in another size, and line height if it differs. */
export const font = (style: keyof typeof typography, size: string, lineHeight?: number) =>
  `${typography[style]}font-size: ${size};${lineHeight ? `line-height: ${lineHeight};` : ''}`;

/** Font of a title; `longSize` is for its translations, whose words are longer. */
export const titleFont = (size: string, lineHeight: number, longSize = size) => css`
  ${font('h2', size, lineHeight)}

  &:not(:lang(en)) {
    font-size: ${longSize};
  }
`;

const fontOf = ({ size, lineHeight = 1, longSize, tracking, margin, width }: TitleFont) =>
  size &&
  css`
    ${margin && `margin-block: ${margin};`}
    ${width && `max-inline-size: ${width};`}
    ${titleFont(size, lineHeight, longSize)}
    ${tracking && `letter-spacing: ${tracking};`}
  `;

/* A title breaks in the same places in a phone and on its own. */
const Root = styled.div<{ readonly $font: TitleFont }>`
  text-wrap: ${({ $font }) => ($font.isBalanced ? 'balance' : 'wrap')};
  ${({ $font }) => fontOf($font)}

  & > :where(span) {
    display: block;
  }
`;

/** Whether a sample page is the whole document instead of a drawing in a phone. */
export const StandaloneContext = createContext(false);

interface ActionProps {
  /** Image before the label. @default none */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that does nothing real and says so after a click; without scripts the note replaces it. */
export function SampleAction({ icon, className, children }: ActionProps) {
  const isStandalone = use(StandaloneContext);
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <ActionButton
        as="button"
        type="button"
        className={className}
        data-live={isStandalone || undefined}
        onClick={() => setPressed(true)}
      >
        {icon}
        {children}
      </ActionButton>
      {isStandalone && <SampleNotice isVisible={isPressed} />}
    </>
  );
}

export const FootSampleAction = styled(SampleAction)`
  ${footAction}
`;

/** Says that nothing was sent: as a status once it `isShown`; from the start without scripts. */
export function SampleNotice({ isVisible }: { readonly isVisible: boolean }) {
  const { t } = useTranslation(['sample']);
  return (
    <>
      <Line role="status">{isVisible && t('sample:notReal')}</Line>
      <WithoutScript>{t('sample:notReal')}</WithoutScript>
    </>
  );
}

const Line = styled.div`
  text-align: center;

  &:not(:empty) {
    padding-block: 8px;
  }
`;

const WithoutScript = styled.div`
  display: none;
  padding-block: 8px;
  text-align: center;

  @media (scripting: none) {
    display: block;
  }
`;
