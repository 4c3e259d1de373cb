import type { Alphabets } from '@waypage/codes/draw';
import { LAYOUTS, type LayoutId, type PieceContent } from '@waypage/codes/print';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { LayoutImage } from './LayoutImage.tsx';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { hiddenWithoutScripts } from '#components/without-scripts/hidden-without-scripts.ts';

interface Props {
  readonly layout: LayoutId;
  readonly content: PieceContent;
  readonly letters: Alphabets | undefined;
  readonly onChange: (layout: LayoutId) => void;
}

export function LayoutPicker({ layout, content, letters, onChange }: Props) {
  const { t } = useTranslation(['print-kit']);
  return (
    <Picker>
      <legend>{t('print-kit:layout')}</legend>
      <Row>
        {LAYOUTS.map((id) => (
          <Choice key={id}>
            <input
              type="radio"
              name="print-kit-layout"
              value={id}
              checked={id === layout}
              onChange={() => onChange(id)}
            />
            <Image>
              <LayoutImage layout={id} content={content} letters={letters} />
            </Image>
            <Words>
              <strong>{t(`print-kit:layouts.${id}.name`)}</strong>
              <span>{t(`print-kit:layouts.${id}.note`)}</span>
            </Words>
          </Choice>
        ))}
      </Row>
    </Picker>
  );
}

const Picker = styled.fieldset`
  margin-block-end: clamp(32px, 4vw, 56px);

  & > legend {
    ${mixins.visuallyHidden}
  }
  ${hiddenWithoutScripts}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: 24px;

  @media ${media.md} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  cursor: pointer;

  & > input {
    ${mixins.inputOverLabel}
    z-index: 1;
  }

  @media ${media.belowMd} {
    &:last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Image = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  block-size: clamp(120px, 17vw, 232px);
  padding-inline: 8px;
  border-block-end: 10px solid ${vars.color.line};
  transition: border-color ${vars.duration.quick} ${vars.easing.out};
  forced-color-adjust: none;

  & > svg {
    flex: none;
    inline-size: auto;
    block-size: 92%;
    filter: ${vars.shadow.paper};
  }

  :checked + & {
    border-color: ${vars.color.signal};
  }
  @media not ${media.reducedMotion} {
    & > svg {
      transition: transform ${vars.duration.quick} ${vars.easing.out};
    }
    @media ${media.hover} {
      :hover > & > svg {
        transform: translateY(-4px);
      }
    }
  }
`;

const Words = styled.span`
  display: grid;
  gap: 4px;
  padding: 14px 12px 6px 0;
  hyphens: auto;
  overflow-wrap: anywhere;

  & > strong {
    ${typography.h3}
    font-size: 1.25rem;
  }
  & > span {
    ${typography.small}
    color: ${vars.color.ink2};
  }

  :focus-visible ~ & {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
  :checked ~ & > strong {
    text-decoration: underline;
    text-decoration-color: ${vars.color.signal};
    text-decoration-thickness: 3px;
    text-underline-offset: 6px;
  }
`;
