import { ALL_FIGURES, FIGURE_PLACES, figuresOf } from '../contract/settings/figures.ts';
import { NamedSettings } from '../contract/settings/named-settings.ts';

/**
 * Built pages contain placeholders that the server fills; where no such server runs, the
 * defaults are inserted.
 */
export function builtFigures({ areFilled }: { areFilled: boolean }) {
  const byDefault = figuresOf(NamedSettings.parse({}), 'support@medallist.test');
  return {
    BUILT_FIGURES: JSON.stringify(areFilled ? FIGURE_PLACES : byDefault),
    BUILT_META: JSON.stringify(areFilled ? ALL_FIGURES : JSON.stringify(byDefault)),
  };
}
