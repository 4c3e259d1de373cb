import type { Alphabets } from '@waypage/codes/draw';
import { LAYOUTS, type LayoutId, type PieceContent } from '@waypage/codes/print';
import { useTranslation } from 'react-i18next';
import { Choice, Picker, Image, Row, Words } from './LayoutPicker.styles.ts';
import { LayoutImage } from './LayoutImage.tsx';

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
