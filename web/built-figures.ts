import { ALL_FIGURES, FIGURE_PLACES, figuresOf } from '../contract/settings/figures.ts';
import { NamedSettings } from '../contract/settings/named-settings.ts';

/** Built pages hold places, which the server fills; where there is no such server, what holds by default stands there. */
export function builtFigures({ areFilled }: { areFilled: boolean }) {
  const byDefault = figuresOf(NamedSettings.parse({}), 'support@medallist.test');
  return {
    BUILT_FIGURES: JSON.stringify(areFilled ? FIGURE_PLACES : byDefault),
    BUILT_META: JSON.stringify(areFilled ? ALL_FIGURES : JSON.stringify(byDefault)),
  };
}
