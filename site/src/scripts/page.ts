import { openAllAnswers } from './allAnswers.ts';
import { showIslandErrors } from './islandErrors.ts';
import { keepPlaceInLanguages } from './languageLinks.ts';
import { offerLanguage } from './languageOffer.ts';
import { closeMenus } from './menus.ts';
import { openPracticeFloor } from './practiceFloor.ts';
import { raiseArm } from './raiseArm.ts';
import { revealOnScroll } from './revealOnScroll.ts';
import { followSectionLinks } from './sectionLinks.ts';
import { explainSoonButtons } from './soonButtons.ts';
import { showStickyBar } from './stickyBar.ts';
import { offerThemes } from './theme.ts';
import { showTooltips } from './tooltip.ts';
import { countVisit } from './visit/countVisit.ts';

/** Whether this build counts visits (`data/build.ts`). */
declare const COUNTING: boolean;

/*
 * What the page does without React, in one module that comes after the first paint. What must run before that
 * stands in the head (`layouts/firstView.ts`).
 */
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
raiseArm();
if (COUNTING) countVisit();
