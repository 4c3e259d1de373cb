import { Brackets, Text } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Bare, EmptyStage } from './PageTypes.styles.ts';

/** What is in the place of the tabs and of the stage where there are no types to show. */
export function NoPageTypes() {
  const { t } = useTranslation(['page-types']);
  return (
    <Bare>
      <Text>{t('page-types:none')}</Text>
      <EmptyStage>
        <Brackets size="designer">
          <Text>{t('page-types:nothingSelected')}</Text>
        </Brackets>
      </EmptyStage>
    </Bare>
  );
}
