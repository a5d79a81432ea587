import { closeMenus } from './closeMenus.ts';
import { countVisit } from './countVisit.ts';
import { showIslandErrors } from './islandErrors.ts';
import { keepPlaceInLanguages, offerLanguage } from './languages.ts';
import { layOutSections } from './layOutSections.ts';
import { openAllAnswers } from './openAllAnswers.ts';
import { openPracticeFloor } from './practiceFloor.ts';
import { revealOnScroll } from './revealOnScroll.ts';
import { followSectionLinks } from './sectionLinks.ts';
import { showStickyBar } from './stickyBar.ts';
import { offerThemes } from './theme.ts';
import { explainSoonButtons, showTooltips } from './tooltip.ts';

/** Whether this build counts visits (`data/build.ts`). */
declare const COUNTING: boolean;

/*
 * What the page does without React, in one module that comes after the first paint. What must run before that
 * stands in the head (`layouts/firstView.ts`).
 */
layOutSections();
revealOnScroll();
showIslandErrors();
followSectionLinks();
keepPlaceInLanguages();
closeMenus();
showStickyBar();
showTooltips();
explainSoonButtons();
openAllAnswers();
offerThemes();
offerLanguage();
openPracticeFloor();
if (COUNTING) countVisit();
